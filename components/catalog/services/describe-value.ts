import { toAuditedBands } from '@/lib/catalog/services/rules/services'
import type { ManagedService, ServiceValues } from '@/lib/catalog/services/schema'
import { automaticText, basisNames, kindNames, lightNames } from '@/lib/catalog/services/words/editor'
import { formatCents } from '@/lib/platform/money/money'
import { countOf } from '@/lib/platform/words'

/** Returns a value of a service in words, as a colleague saved it: `the price $140.00`. */
export function describeValue(service: ManagedService, name: keyof ServiceValues): string {
  const values: Record<keyof ServiceValues, string> = {
    name: `the name “${service.name}”`,
    description: `the description “${service.description}”`,
    duration: `the duration “${service.duration}”`,
    durationMinutes: `${service.durationMinutes} minutes`,
    light: `the light “${lightNames[service.light]}”`,
    usesDrone: service.usesDrone ? 'a drone' : 'no drone',
    showsExterior: service.showsExterior ? 'exterior photos' : 'no exterior photos',
    revisionRounds: `${service.revisionRounds} included revision rounds`,
    extraRoundCents: `the price ${formatCents(service.extraRoundCents, service.currency)} for a further round`,
    priceCents: `the price ${formatCents(service.priceCents, service.currency)}`,
    currency: `prices in ${service.currency}`,
    priceBasis: `prices by ${basisNames[service.priceBasis].toLowerCase()}`,
    countsBasement: service.countsBasement ? 'basements counted' : 'basements not counted',
    countsDetached: service.countsDetached ? 'detached units counted' : 'detached units not counted',
    turnaroundHours:
      service.turnaroundHours === null
        ? 'no turnaround of its own'
        : `a turnaround of ${service.turnaroundHours} hours`,
    photosIncluded:
      service.photosIncluded === null
        ? 'no number of photos included'
        : `${countOf(service.photosIncluded, 'photo')} included`,
    extraPhotoCents: `the price ${formatCents(service.extraPhotoCents, service.currency)} for an extra photo`,
    kind: `the kind ${kindNames[service.kind]}`,
    linkedIds: `the services ${service.links.map((link) => link.service.name).join(', ') || 'removed'}`,
    automaticDays:
      service.automaticDays.length > 0 ? automaticText(service.automaticDays) : 'not added automatically',
    bands: `the sizes ${toAuditedBands(service).join('; ') || 'removed'}`,
    active: service.active ? 'the status Active' : 'the status Disabled',
  }
  return values[name]
}
