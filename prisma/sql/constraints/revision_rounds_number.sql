ALTER TABLE "revision_rounds" ADD CONSTRAINT "revision_rounds_number" CHECK ("number" >= 1);
