import type { SqlFile } from './sql-files'

/** An object, as `listObjects` names it, whose definition differs; without one of the two where it isn't there. */
export type Change = { object: string; from?: string; to?: string }

/** Returns what differs between two lists of objects, by name. */
export function compareObjects(from: Map<string, string>, to: Map<string, string>): Change[] {
  return [...new Set([...from.keys(), ...to.keys()])]
    .sort()
    .map((object) => ({ object, from: from.get(object), to: to.get(object) }))
    .filter((change) => change.from !== change.to)
}

/**
 * Composes the SQL of a migration.
 * @param tables Prisma's statements, which know nothing of prisma/sql, and so also undo it
 * @param files those of prisma/sql that run after them
 */
export function composeMigration(
  changes: readonly Change[],
  tables: string,
  files: readonly SqlFile[],
): string {
  if (changes.length === 0) return '-- Nothing changed.\n'
  const ofFiles = new Set(files.map(({ name }) => name))
  const statements = tables
    .split(/\n\n(?=-- )/)
    .filter((statement) => statement.includes(';') && !ofFiles.has(namedIn(statement)))
  const droppedByPrisma = new Set(statements.map(namedIn))
  const dropped = changes
    .filter((change) => !change.to && isDroppable(change, changes) && !droppedByPrisma.has(nameOf(change)))
    .map(writeDrop)
  const changed = new Map(changes.map((change) => [fileOf(change), change]))
  const written = files.flatMap(({ folder, name, sql }) => {
    const change = changed.get(`${folder}/${name}`)
    if (!change?.to) return []
    const dropsItself = /CREATE OR REPLACE|DROP CONSTRAINT|ALTER COLUMN/.test(sql)
    return change.from && !dropsItself ? [`${writeDrop(change)}\n${sql}`] : [sql]
  })
  const parts = [changes.map(describe).join('\n'), ...dropped, ...statements, ...written]
  return parts.map((part) => `${part.trim()}\n`).join('\n')
}

/** Rows are changed by hand, because a studio may have changed them. */
function describe({ object, from, to }: Change): string {
  const verb = from ? (to ? 'Changes' : 'Drops') : 'Adds'
  return `-- ${verb} ${object}${object.startsWith('rows ') ? ': write what a database in use needs' : ''}`
}

const namedIn = (statement: string) => /(?:INDEX|CONSTRAINT) "(\w+)"/.exec(statement)?.[1] ?? ''

const folders: Record<string, string> = {
  column: 'columns',
  constraint: 'constraints',
  function: 'functions',
  index: 'indexes',
  trigger: 'triggers',
  view: 'views',
}

/** Returns the file that makes an object, if one of prisma/sql does. */
const fileOf = (change: Change) => `${folders[kindOf(change)]}/${nameOf(change)}`

const kindOf = ({ object }: Change) => object.slice(0, object.indexOf(' '))

function nameOf(change: Change): string {
  const [, name = ''] = change.object.split(' ')
  if (kindOf(change) === 'column') return name
  return name.replace(/\(.*$/, '').split('.').at(-1) ?? ''
}

/** Whether an object isn't dropped with its table, nor by Prisma, as columns and tables are. */
function isDroppable(change: Change, changes: readonly Change[]): boolean {
  const isOfDroppedTable = changes.some(({ object, to }) => !to && object === `table ${tableOf(change)}`)
  return kindOf(change) !== 'column' && kindOf(change) in folders && !isOfDroppedTable
}

const tableOf = ({ object }: Change) => object.split(' ')[1]?.split('.')[0]

function writeDrop(change: Change): string {
  const name = nameOf(change)
  switch (kindOf(change)) {
    case 'constraint':
      return `ALTER TABLE "${tableOf(change)}" DROP CONSTRAINT "${name}";`
    case 'trigger':
      return `DROP TRIGGER "${name}" ON "${tableOf(change)}";`
    case 'function':
      return `DROP FUNCTION ${change.object.replace('function ', '')};`
    default:
      return `DROP ${kindOf(change).toUpperCase()} "${name}";`
  }
}
