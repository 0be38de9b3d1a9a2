import { joinChannel } from '@/lib/notifications/join-channel'

/** Signs a socket into a private channel, or refuses. */
export const POST = joinChannel
