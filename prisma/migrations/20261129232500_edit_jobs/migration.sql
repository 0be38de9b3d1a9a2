-- Who edits the photos of a shoot, where its raw files are, and whether its photos are ready to send.
CREATE TABLE "edit_jobs" (
  "booking_id" UUID NOT NULL,
  "editor_id" UUID,
  "note" TEXT NOT NULL DEFAULT '',
  "raw_link" TEXT,
  "raw_frames" INTEGER,
  "raw_sets" INTEGER,
  "handed_over_at" TIMESTAMPTZ(3),
  "ready_at" TIMESTAMPTZ(3),
  CONSTRAINT "edit_jobs_pkey" PRIMARY KEY ("booking_id")
);
CREATE INDEX "edit_jobs_editor_id_idx" ON "edit_jobs"("editor_id");
ALTER TABLE "edit_jobs" ADD CONSTRAINT "edit_jobs_booking_id_fkey"
  FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "edit_jobs" ADD CONSTRAINT "edit_jobs_editor_id_fkey"
  FOREIGN KEY ("editor_id") REFERENCES "profiles"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "edit_jobs" ADD CONSTRAINT "edit_jobs_note" CHECK (char_length("note") <= 1000);
ALTER TABLE "edit_jobs" ADD CONSTRAINT "edit_jobs_raws" CHECK (
  ("handed_over_at" IS NOT NULL OR num_nonnulls("raw_link", "raw_frames", "raw_sets") = 0)
  AND "raw_link" ~ '^https://' AND char_length("raw_link") <= 2000
  AND "raw_frames" BETWEEN 1 AND 100000 AND "raw_sets" BETWEEN 1 AND "raw_frames"
);
