import pg from 'pg'

/**
 * Returns how many events of a type were counted on a page in total. Other tests visit pages too, so it may only grow.
 */
export async function countOf(
  databaseUrl: string,
  type: 'page_view' | 'click',
  page: string,
): Promise<number> {
  const database = new pg.Client({ connectionString: databaseUrl })
  await database.connect()
  try {
    const { rows } = await database.query<{ count: number }>(
      `SELECT coalesce(sum(count), 0)::int AS count FROM analytics_days WHERE event_type = $1 AND page_path = $2`,
      [type, page],
    )
    return rows[0]?.count ?? 0
  } finally {
    await database.end()
  }
}
