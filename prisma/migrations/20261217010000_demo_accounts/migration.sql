ALTER TABLE "users" ADD COLUMN "is_demo" BOOLEAN NOT NULL DEFAULT false;

-- The accounts that earlier versions seeded, also after a change of their email. Nobody receives email at these domains
-- (RFC 6761), so nobody can have verified one of these addresses.
UPDATE "users" SET "is_demo" = true
WHERE EXISTS (
  SELECT FROM unnest(ARRAY[
    'ava@northlight.test', 'noah@northlight.test', 'elle@northlight.test', 'cole@northlight.test', 'lee@pending.test',
    'sam@harborrealty.test', 'mia@oakandmain.test', 'rafael@okonkwohomes.test', 'june@biltmoreplaza.test',
    'teo@lindenandco.test', 'priya@summitridge.test', 'oliver@gableandhearth.test', 'hana@montfordhomes.test',
    'jose@carverandsons.test', 'greta@bluehollow.test', 'marcus@eastfork.test', 'nadia@riverarts.test'
  ]::citext[]) AS "seeded"("email")
  WHERE "seeded"."email" IN ("users"."email", "users"."owner_email")
    OR "seeded"."email" = (
      SELECT "old_email" FROM "email_changes" WHERE "user_id" = "users"."id" ORDER BY "created_at" LIMIT 1
    )
);
