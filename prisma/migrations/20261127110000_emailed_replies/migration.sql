-- When a reply in a thread of changes was emailed to the other side, or turned out to be read.
ALTER TABLE "revision_comments" ADD COLUMN "emailed_at" TIMESTAMPTZ(3);
-- Nobody is emailed about replies of earlier releases.
UPDATE "revision_comments" SET "emailed_at" = "created_at" WHERE NOT "is_draft" AND "round_id" IS NULL;
