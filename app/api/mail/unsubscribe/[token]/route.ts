import { askWhetherToStop, stopMailsByPost } from '@/lib/notifications/unsubscribe-handler'

export const GET = askWhetherToStop
export const POST = stopMailsByPost
