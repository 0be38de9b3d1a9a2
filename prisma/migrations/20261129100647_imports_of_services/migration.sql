-- AlterTable
ALTER TABLE "services" ADD COLUMN     "import_id" UUID;

-- CreateTable
CREATE TABLE "service_imports" (
    "id" UUID NOT NULL,
    "file_name" TEXT NOT NULL,
    "imported_by" UUID,
    "imported_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "service_imports_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "service_imports_imported_at_idx" ON "service_imports"("imported_at" DESC);

-- CreateIndex
CREATE INDEX "service_imports_imported_by_idx" ON "service_imports"("imported_by");

-- CreateIndex
CREATE INDEX "services_import_id_idx" ON "services"("import_id");

-- AddForeignKey
ALTER TABLE "service_imports" ADD CONSTRAINT "service_imports_imported_by_fkey" FOREIGN KEY ("imported_by") REFERENCES "profiles"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "services" ADD CONSTRAINT "services_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "service_imports"("id") ON DELETE SET NULL ON UPDATE CASCADE;
