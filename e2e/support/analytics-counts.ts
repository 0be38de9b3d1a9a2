import pg from 'pg'

/** How often something of this type happened on a page, over all days. Other tests look at pages too: it may only rise. */
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
