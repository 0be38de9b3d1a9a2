import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { sandboxKeys } from '@/sandbox/keys'

/** Limits of https://pusher.com/docs/channels/library_auth_reference/rest-api/ */
export const maxPayloadBytes = 10 * 1024
export const ChannelName = z.string().regex(/^[-\w=@,.;]{1,164}$/)
export const EventName = z.string().min(1).max(200)

export const isPrivate = (channel: string) => channel.startsWith('private-') || isPresence(channel)
export const isPresence = (channel: string) => channel.startsWith('presence-')
/**
 * Channels that send their last event to new subscribers:
 * https://pusher.com/docs/channels/using_channels/cache-channels/
 */
export const isCache = (channel: string) => /^(private-|private-encrypted-|presence-)?cache-/.test(channel)
/** The channel for events from the server to one signed-in user, on all of the user's sockets. */
export const userChannel = (userId: string) => `#server-to-user-${userId}`

/** The identity of a presence channel's subscriber, as signed by the portal. */
export type Member = { id: string; info: unknown }

const ChannelData = z.object({
  user_id: z.union([z.string().min(1), z.number()]).transform(String),
  user_info: z.unknown(),
})

const UserData = z.object({ id: z.string().min(1) })

/** HMAC-SHA256 in hex with the app's secret. */
export function sign(text: string): string {
  return createHmac('sha256', sandboxKeys.pusher.secret).update(text).digest('hex')
}

/** Compares a signature with the expected one in constant time. */
export function isSignatureOf(text: string, signature: string): boolean {
  const expected = Buffer.from(sign(text))
  const given = Buffer.from(signature)
  return expected.length === given.length && timingSafeEqual(expected, given)
}

/**
 * Returns whether `auth` (`key:signature`) authorizes this socket to join the channel.
 * Source: https://pusher.com/docs/channels/library_auth_reference/auth-signatures/
 */
export function canJoin(socketId: string, channel: string, auth: string, channelData?: string): boolean {
  const [key, signature, ...rest] = auth.split(':')
  if (key !== sandboxKeys.pusher.key || !signature || rest.length > 0) return false
  const signed = [socketId, channel, ...(channelData === undefined ? [] : [channelData])].join(':')
  return isSignatureOf(signed, signature)
}

/**
 * Returns the user whom `auth` (`key:signature`) signs this socket in as, or undefined when the signature is invalid.
 * Source: https://pusher.com/docs/channels/library_auth_reference/auth-signatures/#user-authentication
 */
export function readSignedUser(socketId: string, auth: string, userData: string): string | undefined {
  const [key, signature, ...rest] = auth.split(':')
  if (key !== sandboxKeys.pusher.key || !signature || rest.length > 0) return undefined
  if (!isSignatureOf(`${socketId}::user::${userData}`, signature)) return undefined
  const parsed = UserData.safeParse(parseJson(userData))
  return parsed.success ? parsed.data.id : undefined
}

/** Reads the signed `channel_data` of a presence subscription. Returns undefined when it contains no user. */
export function parseMember(channelData: string | undefined): Member | undefined {
  const parsed = ChannelData.safeParse(parseJson(channelData ?? ''))
  return parsed.success ? { id: parsed.data.user_id, info: parsed.data.user_info } : undefined
}

/** Parses JSON. Returns undefined when the text isn't valid JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
