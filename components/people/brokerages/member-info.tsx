import { KeyValues } from '@/components/ui/key-values'
import { SectionHead } from '@/components/ui/section-head'
import type { OwnBrokerage } from '@/lib/people/brokerages/schema'
import { joinConsequence } from '@/lib/people/brokerages/words'

/** What a member who isn't an admin sees of their brokerage: what it sees, who pays, and whom to ask. */
export function MemberInfo({ brokerage: { admins, billing } }: { brokerage: OwnBrokerage }) {
  return (
    <section aria-labelledby="membership" className="max-w-184">
      <SectionHead id="membership" title="Your membership" />
      <p className="max-w-[60ch] py-3">You book at the brokerage's prices. {joinConsequence}</p>
      <KeyValues
        items={[
          ...billing,
          [
            admins.length === 1 ? 'Admin' : 'Admins',
            admins.length > 0 && (
              <ul>
                {admins.map(({ fullName, email }) => (
                  <li key={email} className="wrap-anywhere">
                    {fullName},{' '}
                    <a href={`mailto:${email}`} className="hover:underline">
                      {email}
                    </a>
                  </li>
                ))}
              </ul>
            ),
          ],
        ]}
      />
    </section>
  )
}
