import { receiveStripeEvent } from '@/lib/invoices/routes/stripe-webhook'

export const POST = receiveStripeEvent
