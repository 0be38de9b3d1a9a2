import { redirectToUnsubscribePage, stopMailsByPost } from '@/lib/notifications/routes/unsubscribe'

export const GET = redirectToUnsubscribePage
export const POST = stopMailsByPost
