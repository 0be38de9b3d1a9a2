import { slotsChanged } from '@/lib/calendar/availability/rules/slots'
import { mayHearConversation } from '@/lib/messaging/queries/may-hear-conversation'
import { joinChannelBy } from '@/lib/studio/notifications/routes/join-channel'

/** Signs a socket into a private channel, or refuses. */
export const POST = joinChannelBy([slotsChanged.channel], mayHearConversation)
