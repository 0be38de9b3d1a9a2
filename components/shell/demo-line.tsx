/** A line above every page that says the portal is a demo. Nothing closes it. */
export function DemoLine({ text }: { text: string }) {
  return (
    <p className="demo-line flex h-(--demo) items-center justify-center border-b border-wait px-4 text-xs font-medium text-wait print:hidden">
      <span className="bg-paper px-2">{text}</span>
    </p>
  )
}
