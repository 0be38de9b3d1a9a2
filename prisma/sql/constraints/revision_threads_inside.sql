ALTER TABLE "revision_threads" ADD CONSTRAINT "revision_threads_inside" CHECK ("x" BETWEEN 0 AND 1 AND "y" BETWEEN 0 AND 1);
