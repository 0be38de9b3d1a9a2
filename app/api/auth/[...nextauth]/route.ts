import { respondToAuth } from '@/lib/auth/auth-endpoints'

export const GET = respondToAuth
export const POST = respondToAuth
