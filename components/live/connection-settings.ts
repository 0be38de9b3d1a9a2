/** What a browser needs to connect, from lib/integrations/pusher.ts. */
export type ConnectionSettings = {
  key: string
  cluster: string
  host: string | null
  port: number | null
  secure: boolean
}
