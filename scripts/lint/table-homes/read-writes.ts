import { parseAst } from 'vitest/node'
import type { Model } from './read-schema'

/** A table that a file writes, and where. */
export type Write = { model: Model; line: number }

type Node = { type: string; start: number; [key: string]: unknown }

const clientCall = /^(create|update|delete)(Many)?(AndReturn)?$|^upsert$/
const nestedWrite = /^(create|update|delete)(Many)?$|^upsert$|^connectOrCreate$/
/** On a list, these write the foreign key of the other table. */
const nestedLink = /^(connect|disconnect|set)$/
const sqlWrite = /\b(?:insert\s+into|delete\s+from|update(?=\s+\w+\s+(?:as\s+\w+\s+)?set\b))\s+(\w+)/gi
const builderCalls = ['insertInto', 'updateTable', 'deleteFrom', 'mergeInto']

/**
 * Finds the writes in a source file: calls of Prisma's client with the writes nested in them, SQL texts, and calls of the
 * query builder and of `deleteExpired`. A table or a value whose name is only known at run time isn't seen.
 */
export function readWrites(file: string, text: string, models: Model[]): Write[] {
  const program = parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }, file)
  const byName = new Map(models.map((model) => [model.name, model]))
  const byDelegate = new Map(
    models.map((model) => [model.name[0]?.toLowerCase() + model.name.slice(1), model]),
  )
  const byTable = new Map(models.map((model) => [model.table, model]))

  return nodesIn(program).flatMap((node) => {
    const line = text.slice(0, node.start).split('\n').length
    return [findCall(node), findSql(node)].flat().map((model) => ({ model, line }))
  })

  function findCall(node: Node): Model | Model[] {
    if (node.type !== 'CallExpression') return []
    const { callee, arguments: given } = node as { callee?: Node; arguments?: Node[] }
    const method = nameOf(callee?.property)
    const model = byDelegate.get(nameOf((callee?.object as Node | undefined)?.property))
    if (model && clientCall.test(method)) return [model, ...findNested(model, given?.[0])]
    const table = builderCalls.includes(method)
      ? given?.[0]
      : nameOf(callee) === 'deleteExpired' && given?.[1]
    return byTable.get(nameOf(table).split(' ')[0] ?? '') ?? []
  }

  /** Finds the writes to related tables in the arguments of a write, at any depth. */
  function findNested(model: Model, value: unknown): Model[] {
    return propertiesOf(value).flatMap(([key, inner]) => {
      const relation = model.relations.get(key)
      const target = relation && byName.get(relation.model)
      if (!target) return ['data', 'create', 'update'].includes(key) ? findNested(model, inner) : []
      return propertiesOf(inner).flatMap(([action, data]) => {
        if (nestedWrite.test(action)) return [target, ...findNested(target, data)]
        return relation.isList && nestedLink.test(action) ? [target] : []
      })
    })
  }

  function findSql(node: Node): Model[] {
    const parts = node.type === 'TemplateLiteral' ? (node.quasis as { value: { raw: string } }[]) : []
    const sql = node.type === 'Literal' ? node.value : parts.map(({ value }) => value.raw).join('?')
    if (typeof sql !== 'string') return []
    return [...sql.matchAll(sqlWrite)].flatMap(([, table = '']) => byTable.get(table) ?? [])
  }
}

function nodesIn(value: unknown): Node[] {
  if (value === null || typeof value !== 'object') return []
  const inside = Object.values(value).flatMap(nodesIn)
  return typeof (value as Node).type === 'string' ? [value as Node, ...inside] : inside
}

/** Returns the properties of an object, or of each object in a list, also behind `? :`, `&&`, spreads, and `satisfies`. */
function propertiesOf(value: unknown): [key: string, value: unknown][] {
  const node = value as
    | { type: string; properties: Node[]; elements: unknown[]; [part: string]: unknown }
    | null
    | undefined
  switch (node?.type) {
    case 'ObjectExpression':
      return node.properties.flatMap((property) =>
        property.type === 'SpreadElement'
          ? propertiesOf(property.argument)
          : [[nameOf(property.key), property.value] as [string, unknown]],
      )
    case 'ArrayExpression':
      return node.elements.flatMap(propertiesOf)
    case 'ConditionalExpression':
      return [...propertiesOf(node.consequent), ...propertiesOf(node.alternate)]
    case 'LogicalExpression':
      return propertiesOf(node.right)
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return propertiesOf(node.expression)
    default:
      return []
  }
}

function nameOf(key: unknown): string {
  const { name, value } = (key ?? {}) as { name?: unknown; value?: unknown }
  return String(name ?? value ?? '')
}
