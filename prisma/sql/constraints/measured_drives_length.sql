ALTER TABLE "measured_drives" ADD CONSTRAINT "measured_drives_length" CHECK ("miles" >= 0 AND "minutes" >= 0);
