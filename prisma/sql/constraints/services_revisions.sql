ALTER TABLE "services" ADD CONSTRAINT "services_revisions" CHECK ("revision_rounds" BETWEEN 0 AND 99 AND "extra_round_cents" >= 0);
