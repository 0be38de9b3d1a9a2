import { receiveStripeEvent } from '@/lib/invoices/stripe-webhook'

export const POST = receiveStripeEvent
