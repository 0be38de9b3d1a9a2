import { receiveStripeEvent } from '@/lib/invoices/webhook'

export const POST = receiveStripeEvent
