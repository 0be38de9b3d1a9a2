ALTER TABLE "revision_threads" ADD CONSTRAINT "revision_threads_spot" CHECK (("x" IS NULL) = ("y" IS NULL));
