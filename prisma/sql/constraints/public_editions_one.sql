ALTER TABLE "public_editions" ADD CONSTRAINT "public_editions_one" CHECK ("id" = 1);
