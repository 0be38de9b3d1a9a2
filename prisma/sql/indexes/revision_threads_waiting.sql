-- What waits for the studio is read on every visit of its home, however many threads are resolved.
CREATE INDEX "revision_threads_waiting" ON "revision_threads" ("waits_for", "photo_id") WHERE "waits_for" IS NOT NULL;
