import { receiveEmailReply } from '@/lib/messaging/routes/receive-email-reply'

export const POST = receiveEmailReply
