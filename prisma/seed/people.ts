import { randomUUID } from 'node:crypto'
import type { AccountStatus, PrismaClient, Role } from '@/prisma/generated/client'

export type Person = {
  userId: string
  profileId: string
  email: string
  fullName: string
  role: Role
  status: AccountStatus
  phone: string | null
  company: string | null
}

const accounts: [
  email: string,
  fullName: string,
  role: Role,
  status: AccountStatus,
  phone: string | null,
  company: string | null,
][] = [
  ['ava@northlight.test', 'Ava Lindqvist', 'PHOTOGRAPHER', 'ACTIVE', '+1 828 555 0110', 'Northlight'],
  ['noah@northlight.test', 'Noah Castellanos', 'PHOTOGRAPHER', 'ACTIVE', '+1 828 555 0111', 'Northlight'],
  ['lee@pending.test', 'Lee Okafor', 'PHOTOGRAPHER', 'PENDING_APPROVAL', null, null],
  ['sam@harborrealty.test', 'Sam Whitfield', 'CLIENT', 'ACTIVE', '+1 828 555 0141', 'Harbor Realty'],
  ['mia@oakandmain.test', 'Mia Abernathy', 'CLIENT', 'ACTIVE', '+1 828 555 0142', 'Oak & Main'],
  ['rafael@okonkwohomes.test', 'Rafael Okonkwo', 'CLIENT', 'ACTIVE', '+1 828 555 0143', 'Okonkwo Homes'],
  ['june@biltmoreplaza.test', 'June Hartley', 'CLIENT', 'ACTIVE', '+1 828 555 0144', null],
  ['teo@lindenandco.test', 'Teo Marchetti', 'CLIENT', 'ACTIVE', '+1 828 555 0145', 'Linden & Co'],
  ['priya@summitridge.test', 'Priya Raman', 'CLIENT', 'ACTIVE', '+1 828 555 0146', 'Summit Ridge Estates'],
  ['oliver@gableandhearth.test', "Oliver O'Brien-Smith", 'CLIENT', 'ACTIVE', null, 'Gable & Hearth'],
  ['hana@montfordhomes.test', 'Hana Nguyễn', 'CLIENT', 'ACTIVE', '+1 828 555 0148', 'Montford Homes'],
  ['jose@carverandsons.test', 'José Carver', 'CLIENT', 'ACTIVE', '+1 828 555 0149', 'Carver & Sons'],
  ['greta@bluehollow.test', 'Greta Sørensen', 'CLIENT', 'ACTIVE', null, 'Blue Hollow Realty'],
  ['marcus@oakandmain.test', 'Marcus Bell', 'CLIENT', 'ACTIVE', '+1 828 555 0151', 'Oak & Main'],
  ['nadia@harborrealty.test', 'Nadia Petrov', 'CLIENT', 'ACTIVE', '+1 828 555 0152', 'Harbor Realty'],
  ['elle@northlight.test', 'Elle Marsh', 'EDITOR', 'ACTIVE', null, 'Northlight'],
  ['cole@northlight.test', 'Cole Adair', 'COORDINATOR', 'ACTIVE', '+1 828 555 0112', 'Northlight'],
]

/** Seeds the demo accounts, all verified and with the same password. Returns them by email address. */
export async function seedPeople(
  database: PrismaClient,
  passwordHash: string,
  today: Date,
): Promise<Map<string, Person>> {
  const people = accounts.map(([email, fullName, role, status, phone, company]) => ({
    userId: randomUUID(),
    profileId: randomUUID(),
    email,
    fullName,
    role,
    status,
    phone,
    company,
  }))
  // Pending accounts signed up today.
  const joined = (index: number) => {
    const daysAgo = people[index]?.status === 'PENDING_APPROVAL' ? 0 : 220 - index * 9
    return new Date(today.getTime() - daysAgo * 86_400_000)
  }
  await database.user.createMany({
    data: people.map(({ userId, email }, index) => ({
      id: userId,
      email,
      passwordHash,
      isDemo: true,
      emailVerifiedAt: joined(index),
      createdAt: joined(index),
    })),
  })
  await database.profile.createMany({
    data: people.map(({ userId, profileId, email, fullName, role, status, phone, company }, index) => ({
      id: profileId,
      userId,
      email,
      fullName,
      role,
      accountStatus: status,
      phone,
      company,
      createdAt: joined(index),
    })),
  })
  const waiting = people.filter((person) => person.status === 'PENDING_APPROVAL')
  await database.pendingApproval.createMany({
    data: waiting.map(({ userId, email, fullName }) => ({ userId, email, fullName })),
  })
  return new Map(people.map((person) => [person.email, person]))
}
