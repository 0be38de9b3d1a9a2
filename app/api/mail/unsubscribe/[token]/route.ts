import { redirectToUnsubscribePage, stopMailsByPost } from '@/lib/studio/notifications/routes/unsubscribe'

export const GET = redirectToUnsubscribePage
export const POST = stopMailsByPost
