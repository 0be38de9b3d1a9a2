import type pg from 'pg'

/**
 * Returns the definition of every object of the portal's schema, by its kind and name: `constraint bookings.bookings_values`.
 * The order of a table's columns is left out, because it depends on the order in which they were added.
 */
export async function listObjects(client: pg.ClientBase): Promise<Map<string, string>> {
  // Postgres then qualifies every name, whatever the path of the connection.
  await client.query("SET search_path = ''")
  try {
    const { rows } = await client.query<{ object: string; definition: string }>(findObjects)
    return new Map(rows.map(({ object, definition }) => [object, definition]))
  } finally {
    await client.query('RESET search_path')
  }
}

/**
 * Returns the rows of each table that has some, such as the services that a new studio begins with. Ids and times are left out,
 * because they differ between databases.
 */
export async function listRows(client: pg.ClientBase): Promise<Map<string, string>> {
  const { rows: tables } = await client.query<{ name: string; left: string[] }>(
    `SELECT quote_ident(relname) AS name,
       array_agg(attname::text) FILTER (WHERE atttypid IN ('uuid'::regtype, 'timestamptz'::regtype)) AS left
     FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped
     WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relname <> '_prisma_migrations' GROUP BY relname`,
  )
  const found = new Map<string, string>()
  for (const { name, left } of tables) {
    const { rows } = await client.query<{ row: string }>(
      `SELECT (to_jsonb(all_of_it) - $1::text[])::text AS row FROM ${name} AS all_of_it ORDER BY 1`,
      [left ?? []],
    )
    if (rows.length > 0) found.set(`rows ${name}`, rows.map(({ row }) => row).join('\n'))
  }
  return found
}

const isOfExtension = (catalog: string, oid: string) =>
  `EXISTS (SELECT FROM pg_depend WHERE classid = '${catalog}'::regclass AND objid = ${oid} AND deptype = 'e')`

const findObjects = `
  WITH classes AS (
    SELECT * FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relname <> '_prisma_migrations'
      AND NOT ${isOfExtension('pg_class', 'pg_class.oid')}
  ), objects AS (
    SELECT 'pg_extension'::regclass AS catalog, oid, 0 AS part, 'extension ' || extname AS object, '' AS definition
    FROM pg_extension
  UNION ALL
    SELECT 'pg_type'::regclass, pg_type.oid, 0, 'enum ' || typname, string_agg(enumlabel, ', ' ORDER BY enumsortorder)
    FROM pg_type JOIN pg_enum ON enumtypid = pg_type.oid WHERE typnamespace = 'public'::regnamespace
    GROUP BY pg_type.oid, typname
  UNION ALL
    SELECT 'pg_class'::regclass, oid, 0,
      CASE relkind WHEN 'S' THEN 'sequence ' WHEN 'm' THEN 'materialized view ' ELSE 'table ' END || relname,
      concat_ws(' ', relpersistence, relrowsecurity, reloptions, CASE WHEN relkind = 'm' THEN pg_get_viewdef(oid) END)
    FROM classes WHERE relkind IN ('r', 'p', 'S', 'm')
  UNION ALL
    SELECT 'pg_class'::regclass, oid, 0, 'view ' || relname, concat_ws(' ', reloptions, pg_get_viewdef(oid))
    FROM classes WHERE relkind = 'v'
  UNION ALL
    SELECT 'pg_class'::regclass, attrelid, attnum, 'column ' || relname || '.' || attname,
      concat_ws(' ', format_type(atttypid, atttypmod), CASE WHEN attnotnull THEN 'NOT NULL' END,
        CASE WHEN attcollation <> 0 THEN 'COLLATE ' || attcollation::regcollation END,
        'DEFAULT ' || pg_get_expr(adbin, adrelid), 'GENERATED ' || nullif(attgenerated::text, ''),
        'IDENTITY ' || nullif(attidentity::text, ''), 'STORAGE ' || attstorage::text, attoptions,
        'STATISTICS ' || attstattarget)
    FROM pg_attribute JOIN classes ON classes.oid = attrelid
    LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
    WHERE relkind IN ('r', 'p', 'v', 'm') AND attnum > 0 AND NOT attisdropped
  UNION ALL
    -- Since Postgres 18, each NOT NULL also is a constraint, whose name says nothing.
    SELECT 'pg_constraint'::regclass, pg_constraint.oid, 0, 'constraint ' || relname || '.' || conname,
      concat_ws(' ', pg_get_constraintdef(pg_constraint.oid), CASE WHEN NOT convalidated THEN 'NOT VALID' END)
    FROM pg_constraint JOIN classes ON classes.oid = conrelid WHERE contype NOT IN ('n', 't')
  UNION ALL
    SELECT 'pg_class'::regclass, indexrelid, 0, 'index ' || indexes.relname,
      concat_ws(' ', pg_get_indexdef(indexrelid), indexes.reloptions, CASE WHEN NOT indisvalid THEN 'INVALID' END)
    FROM pg_index JOIN classes ON classes.oid = indrelid JOIN pg_class AS indexes ON indexes.oid = indexrelid
    WHERE NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid AND contype IN ('p', 'u', 'x'))
  UNION ALL
    SELECT 'pg_proc'::regclass, oid, 0, 'function ' || oid::regprocedure, pg_get_functiondef(oid)
    FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND NOT ${isOfExtension('pg_proc', 'pg_proc.oid')}
  UNION ALL
    SELECT 'pg_trigger'::regclass, pg_trigger.oid, 0, 'trigger ' || relname || '.' || tgname,
      concat_ws(' ', pg_get_triggerdef(pg_trigger.oid), tgenabled)
    FROM pg_trigger JOIN classes ON classes.oid = tgrelid WHERE NOT tgisinternal
  )
  SELECT object, concat_ws(E'\\n', definition, 'COMMENT ' || description) AS definition
  FROM objects LEFT JOIN pg_description ON classoid = catalog AND objoid = oid AND objsubid = part
  ORDER BY object`
