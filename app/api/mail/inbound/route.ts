import { receiveMailAnswer } from '@/lib/messaging/webhook'

export const POST = receiveMailAnswer
