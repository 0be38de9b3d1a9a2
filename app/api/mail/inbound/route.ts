import { receiveEmailReply } from '@/lib/messaging/inbound-email-webhook'

export const POST = receiveEmailReply
