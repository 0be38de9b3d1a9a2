/** Bracketed form fields as a tree: `a[b][0]=c` becomes `{ a: { b: ['c'] } }`. Every leaf is a string. */
export type FormTree = { [key: string]: FormValue }
export type FormValue = string | FormValue[] | FormTree

/** Reads Stripe's form encoding (`expand[]=x`, `line_items[0][quantity]=1`), from a body or a query string. */
export function decodeForm(encoded: string): FormTree {
  const tree = emptyTree()
  for (const [name, value] of new URLSearchParams(encoded)) {
    const path = [...name.matchAll(/^[^[\]]+|\[([^[\]]*)\]/g)].map((match) => match[1] ?? match[0])
    place(tree, path.length > 0 ? path : [name], value)
  }
  return withArrays(tree) as FormTree
}

// Without a prototype, a field named `__proto__` is an ordinary field.
function emptyTree(): FormTree {
  return Object.create(null) as FormTree
}

function place(tree: FormTree, path: string[], value: string) {
  let branch = tree
  path.forEach((step, depth) => {
    // `list[]=x` appends: its key is the next index.
    const key = step === '' ? String(Object.keys(branch).length) : step
    if (depth === path.length - 1) {
      branch[key] = value
      return
    }
    const next = branch[key]
    const deeper = next && typeof next === 'object' && !Array.isArray(next) ? next : emptyTree()
    branch[key] = deeper
    branch = deeper
  })
}

function withArrays(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value
  const entries = Object.entries(value).map(([key, inner]) => [key, withArrays(inner)] as const)
  const isArray = entries.length > 0 && entries.every(([key], index) => key === String(index))
  return isArray ? entries.map(([, inner]) => inner) : Object.fromEntries(entries)
}
