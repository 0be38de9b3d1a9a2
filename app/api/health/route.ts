export const dynamic = 'force-dynamic'

/** Returns 200 while this process runs and takes requests. Checks nothing else; `/api/ready` does. */
export function GET() {
  return Response.json({ status: 'ok', checks: ['process'] }, { headers: { 'cache-control': 'no-store' } })
}
