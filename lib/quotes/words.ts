import { splitAddress } from '@/lib/platform/address'

export const quoteSubjects = {
  received: 'Your quote request',
  answered: (address: string) => `Your quote: ${splitAddress(address).street}`,
}

export const quoteNotifications = {
  requested: (visitorName: string, address: string) => ({
    title: 'New quote request',
    message: `${visitorName} wants a quote for ${splitAddress(address).street}.`,
  }),
}
