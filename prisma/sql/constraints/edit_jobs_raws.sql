ALTER TABLE "edit_jobs" ADD CONSTRAINT "edit_jobs_raws" CHECK (
  ("handed_over_at" IS NOT NULL OR num_nonnulls("raw_link", "raw_frames", "raw_sets") = 0)
  AND "raw_link" ~ '^https://' AND char_length("raw_link") <= 2000
  AND "raw_frames" BETWEEN 1 AND 100000 AND "raw_sets" BETWEEN 1 AND "raw_frames"
);
