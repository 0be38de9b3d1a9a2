import { redirectToUnsubscribePage, stopMailsByPost } from '@/lib/notifications/unsubscribe-handler'

export const GET = redirectToUnsubscribePage
export const POST = stopMailsByPost
