import { askWhetherToStop, stopMailsByPost } from '@/lib/notifications/unsubscribe-door'

export const GET = askWhetherToStop
export const POST = stopMailsByPost
