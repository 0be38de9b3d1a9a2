import { query } from '../../shared/query'

export async function GET(request) {
  const results = await query(Number(new URL(request.url).searchParams.get('statements')))
  return Response.json({ status: 'ok', rows: results.flat().length })
}
