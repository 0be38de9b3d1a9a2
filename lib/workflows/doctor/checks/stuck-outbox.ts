import 'server-only'
import { db } from '@/lib/platform/data/db'
import { addSending } from '@/lib/platform/jobs/outbox'
import { type Check, maxFindings } from '@/lib/workflows/doctor/check'

type StuckMessage = { id: string; kind: string; topic: string; recipient: string | null; since: string }

export const stuckOutbox: Check = {
  name: 'stuck-outbox',
  severity: 'warning',
  title: 'Emails or live events are queued, but no job sends them',
  advice: 'Run the doctor with --fix, which sends them.',
  async find() {
    const messages = await db().$queryRaw<StuckMessage[]>`
      SELECT message.id, message.kind::text, message.topic, message.recipient,
        to_char(message.created_at, 'YYYY-MM-DD HH24:MI TZ') AS since
      FROM outbox_messages AS message
      WHERE message.status = 'QUEUED' AND message.created_at < now() - interval '1 minute' AND NOT EXISTS (
        SELECT FROM graphile_worker._private_jobs AS job
        WHERE job.key = 'send-outbox-message:' || message.id
          AND (job.attempts < job.max_attempts OR job.locked_at IS NOT NULL)
      )
      ORDER BY message.created_at, message.id LIMIT ${maxFindings}`
    return messages.map(({ id, kind, topic, recipient, since }) => ({
      id,
      text:
        kind === 'MAIL'
          ? `The email ${topic} to ${recipient} has been queued since ${since} (${id}).`
          : `The live event ${topic} has been queued since ${since} (${id}).`,
    }))
  },
  async fix(findings) {
    for (const { id } of findings) await addSending(db(), id)
  },
}
