ALTER TABLE "stored_files" ADD CONSTRAINT "stored_files_size" CHECK ("size_bytes" >= 0);
