ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_undo" CHECK (
  ("confirmed_at" IS NULL) = ("undo_until" IS NULL)
  AND ("confirmed_at" IS NULL) = ("undo_hash" IS NULL)
  AND ("undone_at" IS NULL OR "confirmed_at" IS NOT NULL)
);
