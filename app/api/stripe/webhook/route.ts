import { receiveStripeEvent } from '@/lib/billing/invoices/routes/stripe-webhook'

export const POST = receiveStripeEvent
