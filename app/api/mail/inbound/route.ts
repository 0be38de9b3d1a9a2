import { receiveEmailReply } from '@/lib/messaging/webhook'

export const POST = receiveEmailReply
