ALTER TABLE "edit_jobs" ADD CONSTRAINT "edit_jobs_note" CHECK (char_length("note") <= 1000);
