ALTER TABLE "revision_comments" ADD CONSTRAINT "revision_comments_draft" CHECK (NOT ("is_draft" AND "round_id" IS NOT NULL));
