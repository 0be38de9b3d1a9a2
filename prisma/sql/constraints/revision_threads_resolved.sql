ALTER TABLE "revision_threads" ADD CONSTRAINT "revision_threads_resolved" CHECK ("resolved_at" IS NULL OR "sent_at" IS NOT NULL);
