/** The services of a new database that each kind of studio usually offers. */
export const studioKinds = [
  {
    id: 'real-estate',
    name: 'Real estate',
    serviceIds: ['photo_shoot', 'aerial_photography', 'house_tour', 'aerial_tour', 'virtual_staging'],
  },
  {
    id: 'people',
    name: 'Portraits and events',
    serviceIds: ['media_shoot', 'professional_photo_shoot', 'weddings'],
  },
  { id: 'design', name: 'Design', serviceIds: ['logo_design', 'graphic_design', 'motion_graphics'] },
] as const

export type StudioKind = (typeof studioKinds)[number]['id']

/** Returns the services that a studio of this kind is proposed, beside those that it already offers or has imported. */
export function proposeServices<S extends { id: string; active: boolean; isImported: boolean }>(
  services: readonly S[],
  kind: StudioKind,
): S[] {
  const ids: readonly string[] = studioKinds.find(({ id }) => id === kind)?.serviceIds ?? []
  return services.filter(({ id, active, isImported }) => active || isImported || ids.includes(id))
}

/** Returns the kind that a studio probably is: the first that offers any of its services. */
export function guessKind(services: readonly { id: string; active: boolean }[]): StudioKind {
  const offers = (ids: readonly string[]) => services.some(({ id, active }) => active && ids.includes(id))
  return studioKinds.find(({ serviceIds }) => offers(serviceIds))?.id ?? 'real-estate'
}
