import type { LicenseKind } from '@/prisma/generated/enums'

/** From the narrowest rights to the widest. */
export const licenseKinds = ['LISTING', 'YEAR', 'UNLIMITED'] as const satisfies LicenseKind[]
