import { parseAst } from 'vitest/node'

/** A sentence or a piece of one, as somebody reads it: white space collapsed, each inserted value one `…`. */
export type Text = { line: number; text: string; kind: 'jsx' | 'string' | 'title' }

export type Source = {
  /** The file with every literal blanked: what is left are names and comments, at their places. */
  code: string
  texts: Text[]
}

type Node = { type: string; start: number; end: number; [key: string]: unknown }
type Context = { kind: Text['kind'] }

/** Stands for a value that is put into a sentence. */
export const slot = '…'

/**
 * Splits a source file into its code and the texts that a person may read. Class names, SQL, import paths, log messages
 * and errors for engineers are left out, by their syntax.
 */
export function splitSource(file: string, text: string): Source {
  const starts = lineStarts(text)
  const literals: Node[] = []
  const texts: Text[] = []
  const language = file.endsWith('.tsx') ? 'tsx' : file.endsWith('.mjs') ? 'js' : 'ts'
  visit(parseAst(text, { lang: language }, file) as unknown as Node, { kind: 'string' })
  return { code: blank(text, literals), texts }

  function visit(node: Node, context: Context | null) {
    switch (node.type) {
      case 'Literal':
        if (typeof node.value === 'string') add(node, node.value, context)
        literals.push(node)
        return
      case 'TemplateLiteral':
        add(node, templateText(node), context)
        for (const quasi of node.quasis as Node[]) literals.push(quasi)
        visitAll(node.expressions, context)
        return
      case 'TaggedTemplateExpression':
        visit(node.tag as Node, null)
        visit(node.quasi as Node, isQueryTag(sourceOf(node.tag as Node)) ? null : context)
        return
      case 'JSXElement':
      case 'JSXFragment':
        if (node.openingElement) visit(node.openingElement as Node, context)
        visitChildren(node.children as Node[])
        return
      case 'JSXAttribute': {
        const name = sourceOf(node.name as Node)
        if (node.value) visit(node.value as Node, isReadAttribute(name) ? { kind: 'string' } : null)
        return
      }
      case 'ImportDeclaration':
      case 'ExportAllDeclaration':
      case 'ImportExpression':
      case 'TSLiteralType':
      case 'TSImportType':
        return visitAll(Object.values(node), null)
      case 'CallExpression':
      case 'NewExpression': {
        const callee = sourceOf(node.callee as Node)
        visit(node.callee as Node, context)
        if (isTestCall(callee)) {
          const [title, ...rest] = node.arguments as Node[]
          if (title) visit(title, { kind: 'title' })
          return visitAll(rest, { kind: 'string' })
        }
        return visitAll(node.arguments, isUnreadCall(callee) ? null : context)
      }
      case 'Property':
        visit(node.key as Node, null)
        visit(node.value as Node, isUnreadKey(sourceOf(node.key as Node)) ? null : context)
        return
      default:
        // A function inside of a log call or a class name says its own things.
        return visitAll(Object.values(node), context)
    }
  }

  function visitAll(values: unknown, context: Context | null) {
    for (const value of values as unknown[]) {
      if (Array.isArray(value)) visitAll(value, context)
      else if (isNode(value)) visit(value, context)
    }
  }

  /** Texts and values that follow each other read as one sentence; an element between them ends it. */
  function visitChildren(children: Node[]) {
    let sentence = ''
    let first: Node | undefined
    const flush = () => {
      if (first) push(first, sentence, 'jsx')
      sentence = ''
      first = undefined
    }
    for (const child of children) {
      if (child.type === 'JSXText') {
        const value = String(child.value)
        if (value.trim()) first ??= child
        sentence += decode(value)
        literals.push(child)
      } else if (child.type === 'JSXExpressionContainer') {
        const inner = child.expression as Node
        const own = inner.type === 'Literal' && typeof inner.value === 'string' ? inner.value : null
        sentence += own ?? slot
        if (own === null) visit(inner, { kind: 'jsx' })
        else literals.push(inner)
      } else {
        flush()
        visit(child, { kind: 'jsx' })
      }
    }
    flush()
  }

  function add(node: Node, value: string, context: Context | null) {
    if (context) push(node, decode(value), context.kind)
  }

  function push(node: Node, value: string, kind: Text['kind']) {
    const clean = value.replace(/\s+/g, ' ').trim()
    const blankBefore = kind === 'jsx' ? leadingLines(node) : 0
    if (clean) texts.push({ line: lineAt(node.start) + blankBefore, text: clean, kind })
  }

  function leadingLines(node: Node) {
    const [space = ''] = /^\s*/.exec(sourceOf(node)) ?? []
    return space.split('\n').length - 1
  }

  function sourceOf({ start, end }: Node) {
    return text.slice(start, end)
  }

  function lineAt(offset: number) {
    let low = 0
    let high = starts.length
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if ((starts[middle] ?? 0) <= offset) low = middle
      else high = middle
    }
    return low + 1
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

function templateText(node: Node) {
  return (node.quasis as Node[])
    .map(({ value }) => (value as { cooked: string | null }).cooked ?? '')
    .join(slot)
}

/** Puts spaces in the place of the literals, which come in the order of the source but may hold each other. */
function blank(text: string, literals: Node[]): string {
  let code = ''
  let done = 0
  for (const { start, end } of literals.toSorted((a, b) => a.start - b.start)) {
    code += text.slice(done, start) + text.slice(Math.max(start, done), end).replace(/[^\n]/g, ' ')
    done = Math.max(done, end)
  }
  return code + text.slice(done)
}

function lineStarts(text: string): number[] {
  const starts = [0]
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}

const entities: Record<string, string> = { '&apos;': "'", '&quot;': '"', '&amp;': '&', '&nbsp;': ' ' }
const decode = (text: string) => text.replace(/&\w+;/g, (entity) => entities[entity] ?? entity)

const isTestCall = (callee: string) => /^(test|it|describe|suite)\b/.test(callee) && !callee.endsWith('.each')
const isQueryTag = (tag: string) => /(sql|Raw|raw|css|html)$/i.test(tag)
const isUnreadCall = (callee: string) =>
  /^(console|log\(\)|logger|process\.std\w+)\./.test(callee) ||
  /(^|\.)(log|cn|clsx|cva|twMerge|Error|TypeError|RangeError|RegExp|URL|locator|querySelector(All)?|query|\$\w+Raw(Unsafe)?)$/.test(
    callee,
  )
const isUnreadKey = (key: string) => /^['"]?(className|class|style|sql|text\/plain)['"]?$/.test(key)
const isReadAttribute = (name: string) =>
  !/(^(class|id|key|href|src|srcSet|sizes|d|type|name|rel|viewBox|points|style|transform|method|role|autoComplete|pattern|action)$|ClassName$|^className$|^data-)/.test(
    name,
  )
