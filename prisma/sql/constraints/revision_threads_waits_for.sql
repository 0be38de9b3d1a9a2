ALTER TABLE "revision_threads" ADD CONSTRAINT "revision_threads_waits_for" CHECK (
    ("waits_for" IS NOT NULL) = ("sent_at" IS NOT NULL AND "resolved_at" IS NULL));
