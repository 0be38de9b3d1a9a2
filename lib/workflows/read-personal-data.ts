import 'server-only'
import { buffer } from 'node:stream/consumers'
import type { Actor } from '@/lib/auth/actor'
import { writeCsv } from '@/lib/billing/invoices/routes/csv/write-csv'
import { InvoiceFilter } from '@/lib/billing/invoices/schema/listing'
import { openFilePart } from '@/lib/integrations/uploadthing'
import { personalDataLimit } from '@/lib/people/accounts/limits'
import { queueMeasureOriginals } from '@/lib/photos/deliveries/operations/queue-measure-originals'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { log } from '@/lib/platform/monitoring/log'
import { fileSlug } from '@/lib/platform/text/file-slug'
import { dateOf, wallTimeOf } from '@/lib/platform/time/clock'
import { consumeAttempt } from '@/lib/platform/web/rate-limit'
import { type Download, respondWithDownload, type ZipFile, zipOf } from '@/lib/platform/zip/download'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { maxInvoices, maxRecords } from '@/lib/workflows/personal-data/limits'
import { readActivity } from './personal-data/read-activity'
import { bookingColumns, readBookings, toBookingRow } from './personal-data/read-bookings'
import { readEmails, readNotifications, readQuotes } from './personal-data/read-correspondence'
import { readInvoices } from './personal-data/read-invoices'
import { messageColumns, readMessages, toMessageRows } from './personal-data/read-messages'
import { countPhotos, readPhotos } from './personal-data/read-photos'
import { readProfile } from './personal-data/read-profile'
import { measuredFile, measureStoredFiles } from './personal-data/stored-files'
import { csvFile, generatedFile, jsonFile, textFile } from './personal-data/write-files'

const waitSeconds = 30

/** Sums up the photos in the actor's download, which are nearly all of its bytes. */
export const countPersonalPhotos = countPhotos

/**
 * Streams everything that the studio has on the actor as one ZIP, whole or the requested byte range. Records the download
 * once its last byte was read.
 * @throws AppError `too-many-requests`
 */
export async function servePersonalData(actor: Actor, _input: unknown, request: Request): Promise<Response> {
  await consumeAttempt(personalDataLimit, actor.profileId)
  const download = await readPersonalData(actor)
  if (download) return respondWithDownload(request, download, openFilePart, () => recordDownload(actor))
  const message = `Some of your photos are still being prepared. Try again in ${waitSeconds} seconds.`
  return Response.json(
    { code: 'conflict', message },
    { status: 409, headers: { 'retry-after': String(waitSeconds), 'cache-control': 'no-store' } },
  )
}

/**
 * Plans the download: text and invoices in memory, stored files by their keys. The same data always results in the same
 * bytes. Returns null while a photo is still being measured.
 */
export async function readPersonalData(actor: Actor): Promise<Download | null> {
  const { galleries, originals, unmeasured } = await readPhotos(actor)
  if (unmeasured.length > 0) {
    for (const deliveryId of unmeasured) await queueMeasureOriginals(deliveryId)
    return null
  }
  const { timeZone, name: studio } = await getStudio()
  const [
    { profile, avatar, certificates, ...account },
    { bookings, acts, ...booked },
    messages,
    quotes,
    notifications,
    emails,
  ] = await Promise.all([
    readProfile(actor),
    readBookings(actor, timeZone),
    readMessages(actor),
    readQuotes(actor),
    readNotifications(actor),
    readEmails(actor),
  ])
  const activity = await readActivity(actor, acts)
  const { invoices, documents } = await readInvoices(actor)
  const { conversations, attachments } = messages
  const files: ZipFile[] = [
    textFile('README.txt', writeReadme({ studio, timeZone })),
    jsonFile('profile.json', profile),
    ...(await measureStoredFiles([...avatar, ...certificates])),
    jsonFile('bookings.json', bookings),
    csvFile('bookings.csv', bookingColumns, bookings.map(toBookingRow)),
    jsonFile('invoices.json', invoices),
    await invoiceTable(actor),
    ...documents,
    jsonFile('messages.json', conversations),
    csvFile('messages.csv', messageColumns, conversations.flatMap(toMessageRows)),
    ...(await measureStoredFiles(attachments)),
    jsonFile('quotes.json', quotes),
    jsonFile('notifications.json', notifications),
    jsonFile('emails.json', emails),
    jsonFile('activity.json', activity),
    jsonFile('photos.json', galleries),
    ...originals.flatMap((original) => measuredFile(original) ?? []),
  ]
  const folder = ['northlight-data', fileSlug(profile.fullName)].filter(Boolean).join('-')
  const changedAt = new Date(
    Math.max(...[account.updatedAt, ...booked.updatedAt].map((instant) => instant.getTime())),
  )
  return zipOf(
    `${folder}.zip`,
    files.map((file) => ({ ...file, name: `${folder}/${file.name}` })),
    { date: dateOf(changedAt, timeZone), time: wallTimeOf(changedAt, timeZone) },
  )
}

async function invoiceTable(actor: Actor): Promise<ZipFile> {
  const { content } = await writeCsv(actor, InvoiceFilter.parse({}))
  return generatedFile('invoices.csv', new Uint8Array(await buffer(content)))
}

/** Records a download in the background: a failure is logged and never affects the download. */
function recordDownload(actor: Actor): void {
  recordAudit(db(), actor, 'personal-data.downloaded', actor.profileId).catch((error: unknown) => {
    log().error({ error: String(error) }, "couldn't record a download")
  })
}

/** Explains each file of the download. */
function writeReadme({ studio, timeZone }: { studio: string; timeZone: string }): string {
  const count = (limit: number) => limit.toLocaleString('en-US')
  return `Your data at ${studio}

These are the files that ${studio} has about you. JSON files are for programs; CSV files open
in any spreadsheet.

profile.json        Your name, contact details, email settings, brokerage, saved cards and the devices
                    you're signed in on. Card numbers are stored by Stripe, never here.
tax-certificate-*   Your tax exemption certificates, if you have any.
avatar.*            Your profile photo, if you have one.
bookings.json/.csv  Your bookings with services, amounts and timeline.
invoices.json/.csv  Your invoices. Each one is also in the folder invoices, as a PDF.
messages.json/.csv  Your conversations with the studio. The folder messages has the attachments.
quotes.json         The quotes you requested with your email address, and the replies.
notifications.json  The notifications you received in the portal.
emails.json         The emails that were sent to you. Sent emails are deleted after a while.
activity.json       What you did in the portal.
photos.json         Your galleries, the photos you marked as favorites, and your comments on them.
photos/             The original photos of every gallery that is paid and hasn't expired, by
                    booking.

Shoots are in the studio's time zone, ${timeZone}. All other times are in UTC, and end with Z.
Amounts in JSON are in cents, or the smallest unit of the currency.
A file has at most the newest ${count(maxRecords)} records, and at most the newest ${count(maxInvoices)} invoices.
`
}
